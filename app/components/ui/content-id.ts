export const contentId = 'conteudo'; // id of `main`, the target of the skip link
