import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { orNull } from '~/back-end/or-null.server';
import { sectionOf } from '~/back-end/section.server';
import { Icon } from '~/components/ui/icon';
import { ClientArea } from '~/features/account/client-area/client-area';
import { signedIn } from '~/features/account/session/guard.server';
import { SmallFacade } from '~/features/frame/small-facade';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { OwnerLetters } from './letters';
import { listData } from './list-data';
import { NotLoaded } from './not-loaded';
import { ProductList } from './product-list';
import '~/features/account/client-area/client-area-page.css';
import './my-products-page.css';

export { action } from './action.server';

const title = 'Meus imóveis';
export const meta = privatePageMeta(title);

export const loader = (args: LoaderFunctionArgs) =>
  signedIn(args, async ({ customer }) => {
    const { log } = args.context;
    const [section, letters] = await Promise.all([
      sectionOf(customer.myProducts(), log, listData),
      orNull(customer.ownerLetters(), log),
    ]);
    return { section, letters };
  });

/** The visitor's own properties, those on offer apart from the others (spec 2 §2; brief §17.5). */
export default function MyProducts() {
  const { section, letters } = useLoaderData<typeof loader>();
  const list = section.status === 'shown' ? section.value : null;
  const isEmpty = list?.active.length === 0 && list.inactive.length === 0;
  return (
    <ClientArea
      page={links.myProducts()}
      title={title}
      lead={list && !isEmpty ? list.lead : undefined}
      action={
        isEmpty ? undefined : (
          <a className="bt bt--1 bt--c" href={links.announce(links.myProducts())}>
            <Icon name="plus" small />
            Anunciar imóvel
          </a>
        )
      }
    >
      {!list && (
        <NotLoaded
          title="A lista não chegou."
          text="Nada mudou nos seus anúncios. Tente de novo agora ou daqui a pouco."
          retry={links.myProducts()}
        />
      )}
      {isEmpty && <Nothing />}
      {list && list.active.length > 0 && <ProductList title="Ativos" rows={list.active} />}
      {list && list.inactive.length > 0 && <ProductList title="Inativos" rows={list.inactive} />}
      {list && !isEmpty && letters && <OwnerLetters isOn={letters.isOn} />}
    </ClientArea>
  );
}

const Nothing = () => (
  <div className="vazio">
    <SmallFacade detail="closedDoor" />
    <p className="lide">
      Nenhum imóvel seu por aqui ainda. Quando você anuncia, o relatório de acessos, contatos e visitas fica
      nesta página.
    </p>
    <a className="bt bt--1" href={links.announce(links.myProducts())}>
      Anunciar imóvel
    </a>
    <p className="menor suave">
      Já tem um imóvel conosco? Ele aparece quando o consultor ligar o cadastro ao seu e-mail.{' '}
      <a href={links.contact()}>Pedir agora</a>
    </p>
  </div>
);
