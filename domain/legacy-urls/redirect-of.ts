import { redirectRules } from './redirect-for';

export const settings = {
  financingUrl: 'https://simulador.example/casa?etapa=1',
  blogUrl: 'https://blog.example/',
};
const redirectFor = redirectRules(settings);

export function redirectOf(address: string, method = 'GET') {
  const [path = '', ...query] = address.split('?');
  return redirectFor(method, path, query.join('?'));
}

/** 'status location', or 'page' without a redirect. */
export function answer(address: string, method?: string): string {
  const redirect = redirectOf(address, method);
  return redirect ? `${redirect.status} ${redirect.location}` : 'page';
}
