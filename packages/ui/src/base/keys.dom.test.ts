// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { keyName } from './keys.ts';

function press(key: string, on: string, more: KeyboardEventInit = {}): string | null {
  document.body.innerHTML = '<input type="text"><button>b</button><input type="range"><p>p</p>';
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
  let name: string | null = null;
  const listen = (heard: Event): void => {
    name = keyName(heard as KeyboardEvent);
  };
  addEventListener('keydown', listen);
  document.querySelector(on)?.dispatchEvent(event);
  removeEventListener('keydown', listen);
  return name;
}

describe('a key', () => {
  it('has its name, Space being Enter', () => {
    expect(press('u', 'p')).toBe('u');
    expect(press('U', 'p', { shiftKey: true })).toBe('U');
    expect(press(' ', 'p')).toBe('Enter');
    expect(press('z', 'p', { ctrlKey: true })).toBe('ctrl+z');
  });

  it('is another one with Shift, but not with the capitals locked', () => {
    expect(press('Z', 'p', { ctrlKey: true, shiftKey: true })).toBe('ctrl+Z');
    expect(press('z', 'p', { metaKey: true, shiftKey: true })).toBe('ctrl+Z');
    expect(press('Z', 'p', { ctrlKey: true })).toBe('ctrl+z');
  });

  it('does nothing while somebody types, nor with Alt', () => {
    expect(press('u', 'input[type=text]')).toBeNull();
    expect(press('1', 'input[type=text]')).toBeNull();
    expect(press('u', 'p', { altKey: true })).toBeNull();
  });

  it('leaves Enter to a focused button and arrows to a slider', () => {
    expect(press('Enter', 'button')).toBeNull();
    expect(press('1', 'button')).toBe('1');
    expect(press('ArrowLeft', 'input[type=range]')).toBeNull();
  });
});
