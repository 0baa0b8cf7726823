/** Dialogs and drawers: the browser's own dialog element keeps the focus inside and closes with Escape. */
import type { ComponentChildren } from 'preact';
import { useCallback, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { ui } from '../text/index.ts';
import type { Box } from './place.ts';
import { placeFor } from './place.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}

interface ShownProps extends DialogProps {
  readonly look: 'dialog' | 'drawer' | 'beside';
  /** What it speaks of: it stands beside that and leaves it in sight. */
  readonly near?: Box | undefined;
}

/** Lays a card beside what it speaks of. */
function layBeside(dialog: HTMLDialogElement, near: Box): void {
  const screen = { width: innerWidth, height: innerHeight, head: 0 };
  const { left, top } = placeFor(near, dialog.getBoundingClientRect(), screen, null);
  Object.assign(dialog.style, { left: `${left}px`, top: `${top}px` });
}

function Shown({ title, onClose, children, look, near }: ShownProps) {
  const box = useRef<HTMLDialogElement | null>(null);
  const id = useId();
  // Before the layout effects of what is inside: only in an open dialog can anything be scrolled to.
  const open = useCallback((dialog: HTMLDialogElement | null) => {
    box.current = dialog;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog && near) layBeside(dialog, near);
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={open}
      class={look}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === box.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            class="quiet close"
            onClick={onClose}
            aria-label={ui('close')}
            title={`${ui('close')} (Esc)`}
          >
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** A question in the middle of the screen, or a card beside what it speaks of. */
export const Dialog = (props: DialogProps & Pick<ShownProps, 'near'>) => (
  <Shown {...props} look={props.near ? 'beside' : 'dialog'} />
);

/** Something to read at the side of the screen. */
export const Drawer = (props: DialogProps) => <Shown {...props} look="drawer" />;
