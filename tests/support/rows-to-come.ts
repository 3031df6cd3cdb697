/**
 * Rows of the specification's route table (spec 1 §2.1) whose issues have not landed: their addresses answer 404, and no
 * menu or page leads to them. This list only ever shrinks: tests/routes-table.test.ts fails for a row that has come, and
 * the menus' test (app/features/frame) for a row taken off it whose links are not back.
 */
export const rowsToCome = [{ row: 'advertise a property', path: /^\/cadastre-seu-imovel(?:\/|$)/ }] as const;

/** Whether a path (without query) belongs to a row still to come. */
export const isToCome = (path: string) => rowsToCome.some((each) => each.path.test(path));
