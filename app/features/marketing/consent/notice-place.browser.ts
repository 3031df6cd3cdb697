import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';
import { announce } from '~/components/ui/live-region.browser';

const above = 'data-acima';
/** Buttons of forms with fields. A heart is a form too, but every list has many. */
const formButtons = 'form:has(input:not([type=hidden]), select, textarea) button:not([type=button])';

/** Safari before 17.4 has no `checkVisibility`, Chrome before 121 not its option. */
const isShown = (notice: HTMLElement) => getComputedStyle(notice).visibility === 'visible';

/** Announces the notice once it is visible, and moves it to the top while it would cover a button of a form. */
export function useNoticePlace(): RefObject<HTMLElement> {
  const notice = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (isShown(notice.current!)) moveClear(notice.current!);
  }, [key]);
  useEffect(() => {
    const element = notice.current!;
    const place = () => isShown(element) && moveClear(element);
    const onShown = () => {
      if (!isShown(element)) return;
      announce('Aviso de cookies, no início da página');
      place();
    };
    onShown();
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('animationend', onShown, { signal });
    window.addEventListener('scroll', place, { passive: true, signal });
    window.addEventListener('resize', place, { signal });
    // A form that shows more fields moves its buttons.
    const resized = new ResizeObserver(place);
    resized.observe(document.body);
    return () => {
      listening.abort();
      resized.disconnect();
    };
  }, []);
  return notice;
}

function moveClear(notice: HTMLElement): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(formButtons)].filter(
    (each) => !notice.contains(each),
  );
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const isClear = () => {
    const { top, bottom, left, right } = notice.getBoundingClientRect();
    return !boxes.some((box) => box.top < bottom && box.bottom > top && box.left < right && box.right > left);
  };
  notice.removeAttribute(above);
  if (isClear()) return;
  notice.setAttribute(above, '');
  if (!isClear()) notice.removeAttribute(above);
}
