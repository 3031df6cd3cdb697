import { links } from '~/links';

/** Client area pages, in the order of the user menu (spec 1 §2.3). */
export const accountLinks = [
  { label: 'Minha home', href: links.signedInHome() },
  { label: 'Meu perfil', href: links.profile() },
  { label: 'Meu perfil de compra', href: links.purchaseProfile() },
  { label: 'Meus imóveis', href: links.myProducts() },
  { label: 'Meus favoritos', href: links.favourites() },
  { label: 'Minhas pesquisas salvas', href: links.savedSearches() },
] as const;
