import { useFetcher, useNavigate, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { savesData } from './connection';
import { aheadOf } from './listing-loader';
import { documentAttribute, isPlainClick, routedPath } from './plain-link';

/** How long a pointer rests on a link that it means, in ms. */
const intent = 80;

const anchorOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Pages hold plain anchors (a link component each costs too much); this one listener turns a plain click on one into a
 * navigation of the router.
 */
export function usePlainLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const anchor = isPlainClick(event) ? anchorOf(event.target) : null;
      const path = anchor && routedPath(anchor, location.href);
      if (!path) return;
      event.preventDefault();
      navigate(path, { replace: path === location.pathname + location.search });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

/** A listing that a pointer rests on, or that has the focus, is fetched ahead; not where bytes are dear. */
export function usePrefetch(): void {
  const { load } = useFetcher();
  const asked = useRef('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchAhead = (path: string) => {
      asked.current = path;
      load(aheadOf(path));
    };
    const onIntent = (event: Event) => {
      clearTimeout(timer);
      const anchor = anchorOf(event.target);
      const path = anchor && routedPath(anchor, location.href);
      if (!path || !isListing(path) || path === asked.current || savesData()) return;
      timer = setTimeout(fetchAhead, intent, path);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const name of events) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, onIntent);
    };
  }, [load]);
}

/** A search's own address, which is never answered by a redirect. */
const isListing = (path: string) => /^\/imoveis(?:[/?]|$)/.test(path) && !path.includes('#');

/** Plain forms of this site are sent by the router: fields without a value are left out of an address. */
export function usePlainForms(): void {
  const navigate = useNavigate();
  const submit = useSubmit();
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      const button = event.submitter;
      if (event.defaultPrevented || form.target || form.hasAttribute(documentAttribute)) return;
      const action = new URL(button?.getAttribute('formaction') ?? form.action, location.href);
      if (action.origin !== location.origin || form.method === 'dialog') return;
      event.preventDefault();
      const fields = new FormData(form, button);
      if (form.method === 'post') {
        submit(fields, { method: 'post', action: action.pathname, preventScrollReset: true });
        return;
      }
      const filled = [...fields].filter((field): field is [string, string] => field[1] !== '');
      navigate(`${action.pathname}?${new URLSearchParams(filled)}`);
    };
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, [navigate, submit]);
}
