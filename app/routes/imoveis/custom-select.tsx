import { contentId } from '~/components/ui/content-id';
import { Select } from '~/components/ui/select';
import { formField } from '@domain/search/form-fields';
import { sortChoices } from '@domain/search/sort';
import { links } from '~/links';
import { titleOnly } from '~/page-meta';

export const meta = titleOnly('Seletor');

/** The listing's select as a partial (spec 1 §2.1). */
export default function CustomSelectPage() {
  return (
    <main id={contentId} className="palco secao">
      <h1 className="vh">Seletor</h1>
      <form method="get" action={links.searchAction()} className="lista__acoes">
        <input type="hidden" name={formField.marker} value="1" />
        <Select label="Ordenar" options={sortChoices} name={formField.sort} />
        <button className="bt bt--2 bt--c">Ver imóveis</button>
      </form>
    </main>
  );
}
