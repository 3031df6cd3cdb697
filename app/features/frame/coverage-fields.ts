/** The name of the radios that choose an area; apart from coverage.ts, whose data no browser needs. */
export const areaField = 'area-de-atuacao';
