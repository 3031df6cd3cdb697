import { useRouteLoaderData } from '@remix-run/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Icon } from '~/components/ui/icon';
import { links } from '~/links';

const formId = 'salvar';

/** Where nothing is found: keeping the search is the first way out, then `actions` (brief §18.6). */
export function SaveOrElse({ actions }: { actions: readonly { label: string; href: string }[] }) {
  return (
    <>
      <div className="vazio__saidas">
        <SaveSearchButton className="bt bt--1" />
        {actions.map(({ label, href }, index) => (
          <a className={index === 0 ? 'bt bt--2' : 'elo'} href={href} key={href}>
            {label}
          </a>
        ))}
      </div>
      <p className="nota">Quando chegar um assim, avisamos por e-mail.</p>
    </>
  );
}

/** 'Salvar pesquisa' stands in several places of the page and posts one form. */
export function SaveSearchButton({ className }: { className: string }) {
  return (
    <button className={className} form={formId}>
      <Icon name="bookmark" />
      <span>Salvar pesquisa</span>
    </button>
  );
}

/** Leads to the form that saves the search; for the signed-in scripts open that in a window, which comes with its use. */
export function SaveSearchForm({ returnTo }: { returnTo: string }) {
  const root = useRouteLoaderData('root') as { isSignedIn?: boolean } | null | undefined;
  const [window, setWindow] = useState<ReactNode>();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!root?.isSignedIn) return;
    event.preventDefault();
    const form = event.currentTarget;
    import('~/features/saved-searches/save-search-window')
      .then(async ({ SaveSearchWindow, searchForWindow }) => {
        const search = await searchForWindow(returnTo);
        setWindow(<SaveSearchWindow search={search} onClose={close} />);
      })
      .catch(() => form.submit());
  };
  const [close] = useState(() => () => setWindow(undefined));
  return (
    <>
      <form method="post" action={links.saveSearchAction()} id={formId} onSubmit={onSubmit}>
        <input type="hidden" name="volta" value={returnTo} />
      </form>
      {window}
    </>
  );
}
