import { type FocusEvent, type MouseEvent, useRef } from 'react';

/**
 * Holds a field's check back while something is pressed: an error that came when the field is left would push what is
 * pressed away from under the pointer, and its click would be lost. `validate` is called for the field after the click;
 * not where a button sends the form, which checks it all.
 */
export function useHeldBlur(validate: (name: string) => void) {
  const press = useRef<{ sends: boolean; left?: string } | null>(null);
  return {
    onMouseDown({ target }: MouseEvent) {
      const own = { sends: target instanceof Element && target.closest('button') !== null, left: '' };
      press.current = own;
      const release = () => {
        press.current = null;
        if (own.left && !own.sends) validate(own.left);
      };
      // The click follows the release at once.
      window.addEventListener('mouseup', () => setTimeout(release), { once: true });
    },
    onBlur({ nativeEvent, target }: FocusEvent) {
      if (!press.current) return;
      // conform listens on the document, after React.
      nativeEvent.stopImmediatePropagation();
      press.current.left = target.getAttribute('name') ?? '';
    },
  };
}
