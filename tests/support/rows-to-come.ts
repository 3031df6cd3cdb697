/**
 * Rows of the specification's route table (spec 1 §2.1) whose issues have not landed: their addresses answer 404, and
 * links to them are known. This list only ever shrinks: tests/routes-table.test.ts fails for a row that has come.
 */
export const rowsToCome = [
  {
    row: 'client area',
    path: /^\/area-do-cliente\/(?:(?:meu-perfil-de-compra|meus-imoveis|minhas-pesquisas-salvas)(?:\/|$)|meus-favoritos\/)/,
  },
  { row: 'advertise a property', path: /^\/cadastre-seu-imovel(?:\/|$)/ },
] as const;

/** Whether a path (without query) belongs to a row still to come. */
export const isToCome = (path: string) => rowsToCome.some((each) => each.path.test(path));
