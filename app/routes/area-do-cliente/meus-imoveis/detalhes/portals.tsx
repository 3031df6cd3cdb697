import { NoData, Table } from './drawing';
import { Unknown } from './figures';
import { AnchorTitle } from './part';
import type { ViewsShown } from './views-shown';

/** Portal counts, shown separately: never added to our own figures. */
export const Portals = ({ portals }: Pick<ViewsShown, 'portals'>) => (
  <>
    <AnchorTitle of="portais" />
    {portals.length === 0 ? (
      <NoData
        title="Ainda sem números dos portais."
        text="Eles levam de um a três dias para publicar e contar."
      />
    ) : (
      <>
        <p className="frase">Cada portal conta do seu jeito; por isso não somamos com o nosso site.</p>
        <Table
          caption="Números dos portais"
          columns={['Portal', 'Visualizações', 'Contatos', 'Dado de']}
          rows={portals.map(({ name, views, contacts, day }) => [
            name,
            views ?? <Unknown />,
            contacts ?? <Unknown />,
            day ?? <Unknown />,
          ])}
        />
      </>
    )}
  </>
);
