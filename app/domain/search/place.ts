import type { SearchAnswer } from '@contract/search';

/** The place that the back end understood (`location` of the search's answer); null or absent: none was asked for. */
export type SearchPlace = SearchAnswer['location'];
