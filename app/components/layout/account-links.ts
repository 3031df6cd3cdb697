import { links } from '~/links';

/** The pages of a signed-in visitor, in the order of the user menu (specification 1, section 2.3). */
export const accountLinks = [
  { label: 'Minha home', href: links.signedInHome() },
  { label: 'Meu perfil', href: links.profile() },
  { label: 'Meus imóveis', href: links.myProperties() },
  { label: 'Meus favoritos', href: links.favourites() },
  { label: 'Minhas pesquisas salvas', href: links.savedSearches() },
] as const;
