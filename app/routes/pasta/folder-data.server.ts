import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { agreement } from '@domain/opinions';
import { dayText } from '@domain/moment';
import { offerOf } from '@domain/offer';
import { sectionOf } from '~/back-end/section.server';
import type { SharedFolder, SharedHome } from '~/domain/shared-folder';
import { answeredParam, links } from '~/links';
import { keepSecret, tokenOf } from '~/features/folder-for-two/secret-page.server';
import { answersForm } from '~/forms/forms.server';
import { cardData } from '~/features/property-card/card-data';
import { cardFacts, cardPrices } from '~/features/property-card/card-texts';

/** The page waits this long for its folder, in ms. */
const timeoutMs = 1800;
/**
 * What a folder's link opens. One that is wrong, has expired or was revoked answers the same page, 404; where the back end
 * fails it is 503.
 */
export async function sharedFolderData(args: LoaderFunctionArgs) {
  keepSecret(args.context);
  const { request, context } = args;
  const url = new URL(request.url);
  const token = tokenOf(url);
  const { firm } = context.settings;
  const count = request.method === 'GET' && !answersForm(request) && !url.searchParams.has(answeredParam);
  const section = await sectionOf(
    context.api.sharedFolder(token, { count, timeoutMs }),
    context.log,
    (folder) => folder && shownFolder(folder),
  );
  const page = { token, firm: { name: firm.name, logo: firm.logo } };
  if (section.status === 'failed') return data({ ...page, hasFailed: true, folder: null }, { status: 503 });
  const folder = section.status === 'shown' ? section.value : null;
  return data({ ...page, hasFailed: false, folder }, { status: folder ? 200 : 404 });
}

const shownFolder = ({ homes, expires_at, ...folder }: SharedFolder) => ({
  ...folder,
  /** The day until which the link opens, DD/MM/YYYY; null: without end. */
  until: expires_at && dayText(new Date(expires_at)),
  homes: homes.map(shownHome),
});

function shownHome(home: SharedHome) {
  const { code, product, gone, negotiation, condition, note, own, owner } = home;
  const card = product && cardData(product, negotiation);
  const { bairro = '', cidade = '' } = (product ?? gone)?.endereco ?? {};
  return {
    code,
    note,
    own,
    owner,
    agreed: agreement([own?.answer ?? null, owner]) !== null,
    isGone: card === null,
    href: card?.href ?? links.unavailableProperty(offerOf({ condition, id: code }, negotiation)),
    title: (product ?? gone)?.titulo1 ?? `Imóvel de código ${code}`,
    district: bairro,
    city: cidade,
    photo: card?.photo ?? gone?.fotoPrincipal ?? null,
    facts: card ? cardFacts(card) : [],
    prices: card ? cardPrices(card) : [],
  };
}

export type ShownHome = ReturnType<typeof shownHome>;
export type ShownFolder = ReturnType<typeof shownFolder>;
