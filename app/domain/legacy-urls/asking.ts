import { redirectRules } from './redirect-for';

/** For the tests: the rules with settings of their own, asked for an address as it comes over the wire. */
export const settings = {
  financingUrl: 'https://simulador.example/casa?etapa=1',
  blogUrl: 'https://blog.example/',
};
const redirectFor = redirectRules(settings);

export function ask(address: string, method = 'GET') {
  const [path = '', ...query] = address.split('?');
  return redirectFor(method, path, query.join('?'));
}

/** 'status location', or 'page' where the page itself answers. */
export function answer(address: string, method?: string): string {
  const redirect = ask(address, method);
  return redirect ? `${redirect.status} ${redirect.location}` : 'page';
}
