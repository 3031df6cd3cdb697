import { useNavigate, useNavigation, useSubmit } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';
import { setBusy } from './busy-button.browser';
import { anchorOf, documentAttribute, isPlainClick, leadsElsewhere, routedPath } from './plain-link.browser';

/**
 * Pages hold plain anchors (a link component each costs too much); this one listener turns a plain click on one into a
 * navigation of the router.
 */
export function usePlainLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const anchor = isPlainClick(event) ? anchorOf(event.target) : null;
      if (anchor && leadsElsewhere(anchor, location.href)) anchor.target = '_blank';
      const path = anchor && routedPath(anchor, location.href);
      if (!path) return;
      event.preventDefault();
      navigate(path, {
        replace: path === location.pathname + location.search,
        viewTransition: isOtherPage(path),
      });
    };
    document.addEventListener('click', onClick);
    // It stays: the error page, which cuts a fade short, takes the rest away.
    window.addEventListener('unhandledrejection', onRejection);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

/** A fade that is cut short (a second click, an error page) is no error. */
function onRejection(event: PromiseRejectionEvent) {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
}

/** Pages fade into each other; a listing's filters do not, they are to answer at once. */
const isOtherPage = (path: string) =>
  path.split(/[/?#]/)[1] !== location.pathname.split('/')[1] &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plain forms of this site are sent by the router: fields without a value are left out of an address. */
export function usePlainForms(): void {
  const navigate = useNavigate();
  const submit = useSubmit();
  const markBusy = useBusyButton();
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      const button = event.submitter;
      if (event.defaultPrevented || targetOf(form, button) || form.hasAttribute(documentAttribute)) return;
      const action = new URL(button?.getAttribute('formaction') ?? form.action, location.href);
      if (action.origin !== location.origin || form.method === 'dialog') return;
      event.preventDefault();
      const fields = new FormData(form, button);
      if (form.method === 'post') {
        markBusy(button);
        submit(fields, { method: 'post', action: action.pathname + action.search, preventScrollReset: true });
        return;
      }
      const filled = [...fields].filter((field): field is [string, string] => field[1] !== '');
      navigate(`${action.pathname}?${new URLSearchParams(filled)}`);
    };
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, [navigate, submit, markBusy]);
}

/** The window that a form is sent to; '': this one. */
const targetOf = (form: HTMLFormElement, button: HTMLElement | null): string =>
  button?.getAttribute('formtarget') ?? form.target;

/** The button that was pressed is busy until the answer is there. */
function useBusyButton() {
  const { state } = useNavigation();
  const busy = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (state === 'idle') setBusy(busy.current, false);
  }, [state]);
  return useCallback((button: HTMLElement | null) => setBusy((busy.current = button), true), []);
}
