import { links } from '~/links';

/** The pages of a signed-in visitor, in the order of the user menu (spec 1 §2.3). */
export const accountLinks = [
  { label: 'Minha home', href: links.signedInHome(), icon: 'home' },
  { label: 'Meu perfil', href: links.profile(), icon: 'person' },
  { label: 'Meu perfil de compra', href: links.purchaseProfile(), icon: 'target' },
  { label: 'Meus imóveis', href: links.myProducts(), icon: 'key' },
  { label: 'Meus favoritos', href: links.favourites(), icon: 'heart' },
  { label: 'Minhas pesquisas salvas', href: links.savedSearches(), icon: 'bookmark' },
] as const;
