import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { links } from '~/links';
import { askToSignIn } from '~/services/ask-to-sign-in.server';

/** 'Salvar pesquisa': nobody is signed in yet, so it asks to sign in. */
export const action = ({ request }: ActionFunctionArgs) => askToSignIn(request, 'searches');

/** The address alone shows nothing. */
export const loader = () => redirect(links.allProperties());
