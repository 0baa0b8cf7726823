/** Dialogs and drawers: the browser's own dialog element keeps the focus inside and closes with Escape. */
import type { ComponentChildren } from 'preact';
import { useCallback, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { ui } from '../text/index.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}

function Shown({ title, onClose, children, look }: DialogProps & { look: 'dialog' | 'drawer' }) {
  const box = useRef<HTMLDialogElement | null>(null);
  const id = useId();
  // Before the layout effects of what is inside: only in an open dialog can anything be scrolled to.
  const open = useCallback((dialog: HTMLDialogElement | null) => {
    box.current = dialog;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  useLayoutEffect(() => {
    const dialog = box.current;
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

/** A question in the middle of the screen. */
export const Dialog = (props: DialogProps) => <Shown {...props} look="dialog" />;

/** Something to read at the side of the screen. */
export const Drawer = (props: DialogProps) => <Shown {...props} look="drawer" />;
