import { Icon } from '~/components/ui/icon';
import { links } from '~/links';

const formId = 'salvar';

/** 'Salvar pesquisa' stands in several places of the page and posts one form. */
export function SaveSearchButton({ className }: { className: string }) {
  return (
    <button className={className} form={formId}>
      <Icon name="bookmark" small />
      Salvar pesquisa
    </button>
  );
}

export function SaveSearchForm({ returnTo }: { returnTo: string }) {
  return (
    <form method="post" action={links.saveSearchAction()} id={formId}>
      <input type="hidden" name="volta" value={returnTo} />
    </form>
  );
}
