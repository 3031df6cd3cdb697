/** Places that a purchase profile names, at most. */
export const maxProfilePlaces = 8;
/** Letters of a place's label, at most. */
export const longestPlaceLabel = 200;
/** Until when the person who looks wants to have found: values and labels at once. */
export const purchaseDeadlines = ['Até 3 meses', '3 a 6 meses', '6 a 12 meses', 'Sem pressa'] as const;
/** 'At least' so many bedrooms, suites, parking spaces. */
export const mostAtLeast = 5;
