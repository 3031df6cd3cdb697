import { useRouteLoaderData } from '@remix-run/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Icon } from '~/components/ui/icon';
import { links } from '~/links';
import { dialogFallback } from '~/navigation/missing-files.browser';

const formId = 'salvar';

/** Empty list: saving the search is the primary action, then `actions` (brief §18.6). */
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

/** Several buttons on the page submit one form. */
export function SaveSearchButton({ className }: { className: string }) {
  return (
    <button className={className} form={formId}>
      <Icon name="bookmark" />
      <span>Salvar pesquisa</span>
    </button>
  );
}

/** Form that leads to the save page. For signed-in visitors a script loads the dialog on use. */
export function SaveSearchForm({ returnTo }: { returnTo: string }) {
  const root = useRouteLoaderData('root') as { isSignedIn?: boolean } | null | undefined;
  const [dialog, setDialog] = useState<ReactNode>();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!root?.isSignedIn) return;
    event.preventDefault();
    const form = event.currentTarget;
    import('~/features/saved-searches/save-search-dialog')
      .then(async ({ SaveSearchDialog: Dialog, loadSaveSearchData: loadData }) => {
        const search = await loadData(returnTo);
        setDialog(<Dialog search={search} onClose={close} />);
      })
      .catch(dialogFallback(() => form.submit()));
  };
  const [close] = useState(() => () => setDialog(undefined));
  return (
    <>
      <form method="post" action={links.saveSearchAction()} id={formId} onSubmit={onSubmit}>
        <input type="hidden" name="volta" value={returnTo} />
      </form>
      {dialog}
    </>
  );
}
