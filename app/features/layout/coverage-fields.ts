/** Name of the radio group. A module of its own keeps coverage data out of the browser. */
export const areaField = 'area-de-atuacao';
