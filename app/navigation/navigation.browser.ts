import { useNavigate, useNavigation, useSubmit } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';
import { setBusy } from './busy-button.browser';
import { anchorOf, documentAttribute, isPlainClick, isExternalLink, routedPath } from './plain-link.browser';

/** One listener routes clicks on plain anchors: a Link component for each link would be slow. */
export function usePlainLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const anchor = isPlainClick(event) ? anchorOf(event.target) : null;
      if (anchor && isExternalLink(anchor, location.href)) anchor.target = '_blank';
      const path = anchor && routedPath(anchor, location.href);
      if (!path) return;
      event.preventDefault();
      navigate(path, {
        replace: path === location.pathname + location.search,
        viewTransition: isOtherPage(path),
      });
    };
    document.addEventListener('click', onClick);
    // Stays registered: the error page unmounts this hook during a transition.
    window.addEventListener('unhandledrejection', onRejection);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

/** An interrupted view transition is no error. */
function onRejection(event: PromiseRejectionEvent) {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
}

/** Other pages get a view transition; filters of a listing update at once. */
const isOtherPage = (path: string) =>
  path.split(/[/?#]/)[1] !== location.pathname.split('/')[1] &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The router submits plain forms. GET forms omit empty fields. */
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

const targetOf = (form: HTMLFormElement, button: HTMLElement | null): string =>
  button?.getAttribute('formtarget') ?? form.target;

function useBusyButton() {
  const { state } = useNavigation();
  // A second press takes the place of the first, whose button may stay in the page.
  const busy = useRef(new Set<HTMLElement>());
  useEffect(() => {
    if (state !== 'idle') return;
    for (const button of busy.current) setBusy(button, false);
    busy.current.clear();
  }, [state]);
  return useCallback((button: HTMLElement | null) => {
    if (!button) return;
    busy.current.add(button);
    setBusy(button, true);
  }, []);
}
