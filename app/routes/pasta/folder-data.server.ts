import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { agreement } from '@domain/favorites/reactions';
import { dayText } from '@domain/kernel/moment';
import { offerOf } from '@domain/property/offer';
import { sectionOf } from '~/back-end/section.server';
import type { SharedFolder, SharedProperty } from '~/domain/shared-folder';
import { answeredParam, links } from '~/links';
import { markTokenPage, tokenOf } from '~/features/shared-folder/token-page.server';
import { isFormResponse } from '~/forms/forms.server';
import { cardData } from '~/features/property-card/card-data';
import { cardFacts, cardPrices } from '~/features/property-card/card-texts';

const budgetShare = 0.72;
/** Folder of a link. Invalid, expired and revoked links get the same 404; 503 if the back end fails. */
export async function sharedFolderData(args: LoaderFunctionArgs) {
  markTokenPage(args.context);
  const { request, context } = args;
  const url = new URL(request.url);
  const token = tokenOf(url);
  const { firm: brokerage } = context.settings;
  const count = request.method === 'GET' && !isFormResponse(request) && !url.searchParams.has(answeredParam);
  const section = await sectionOf(
    context.api.sharedFolder(token, { count, budgetShare }),
    context.log,
    (folder) => folder && shownFolder(folder),
  );
  const page = { token, firm: { name: brokerage.name, logo: brokerage.logo } };
  if (section.status === 'failed') return data({ ...page, hasFailed: true, folder: null }, { status: 503 });
  const folder = section.status === 'shown' ? section.value : null;
  return data({ ...page, hasFailed: false, folder }, { status: folder ? 200 : 404 });
}

const shownFolder = ({ homes: properties, expires_at, ...folder }: SharedFolder) => ({
  ...folder,
  /** Last day of the link, DD/MM/YYYY; null: no end. */
  until: expires_at && dayText(new Date(expires_at)),
  homes: properties.map(shownProperty),
});

function shownProperty(property: SharedProperty) {
  const { code, product, gone, negotiation, condition, note, own, owner } = property;
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

export type ShownProperty = ReturnType<typeof shownProperty>;
export type ShownFolder = ReturnType<typeof shownFolder>;
