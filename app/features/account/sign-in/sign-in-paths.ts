import { links } from '~/links';

const steps = [links.login(), links.register()];
const signInPaths = [...steps, links.forgotPassword(), links.resetPassword(), '/recursos/', '/entrar/'];

export const isSignInStep = (path: string): boolean => steps.some((each) => path.startsWith(each));
export const isSignInPath = (path: string): boolean => signInPaths.some((each) => path.startsWith(each));
