import { expect, test } from 'vitest';
import { isPrivate } from './client-area-paths';

const area = '/area-do-cliente';

test.each([
  ...['/login-home', `${area}/meu-perfil`, `${area}/meu-perfil?x=1`, `${area}/meu-perfil-de-compra`],
  ...[`${area}/meus-favoritos`, `${area}/meus-favoritos/1`, `${area}/minhas-pesquisas-salvas`],
  ...[`${area}/meus-imoveis`, `${area}/meus-imoveis/detalhes/1`, `${area}/meus-imoveis/detalhes/corretor`],
])('%s is for the signed-in alone', (path) => expect(isPrivate(path)).toBe(true));

test.each([
  ...['/', '/login-homes', `${area}s/meu-perfil`, `/x${area}/meu-perfil`, '/cadastre-seu-imovel'],
  ...['cadastre-se', 'cadastro-sucesso', 'login', 'recuperar-senha', 'redefinir-senha'].map(
    (page) => `${area}/${page}`,
  ),
])('%s is for everybody', (path) => expect(isPrivate(path)).toBe(false));
