/** The page that is measured: the issue's own example, page 2, so that every part of a listing is there. */
export const pagePath = '/imoveis/venda/sao-paulo/apartamento/3-quartos?preco=0-5000000';
