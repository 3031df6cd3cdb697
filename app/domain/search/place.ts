import type { SearchAnswer } from '@contract/search';

/** What a point is called that has no name of its own: 'Buscar nesta área'. */
export const mapAreaLabel = 'Área do mapa';

/** The place that the back end understood (`location` of the search's answer); null or absent: none was asked for. */
export type SearchPlace = SearchAnswer['location'];
