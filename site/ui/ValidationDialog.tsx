import { useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import styles from './ValidationDialog.module.css';

type ValidationDialogProps = { isOpen: boolean; onClose: () => void; message: string };

/** Spec section 9. */
const CLOSES_AFTER_MS = 5000;

/** The 'Generic dialog' of spec section 5. Closes by button, Escape or timeout. */
export function ValidationDialog({ isOpen, onClose, message }: ValidationDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    dialog.current?.showModal();
    heading.current?.focus();
    const timer = setTimeout(() => dialog.current?.close(), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={`paper sheet raised ${styles.dialog}`}
      aria-labelledby="validation-dialog-title"
      aria-describedby="validation-dialog-message"
      onClose={onClose}
    >
      <div className="stack gap-md">
        <div className={`apart ${styles.top}`}>
          <h3 id="validation-dialog-title" ref={heading} tabIndex={-1}>
            Form Validation Error
          </h3>
          <button className={`icon-button ${styles.close}`} type="button" aria-label="Close" onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <p key={message} id="validation-dialog-message">
          {message}
        </p>
      </div>
    </dialog>
  );
}
