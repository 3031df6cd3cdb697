import { links } from '~/links';

/** The three steps as pages. */
const steps = [links.login(), links.register()];
/** All that signing in leads over, and what answers forms and scripts: nobody is led back to these. */
const wayIn = [...steps, links.forgotPassword(), links.resetPassword(), '/recursos/', '/entrar/'];

export const isStep = (path: string): boolean => steps.some((each) => path.startsWith(each));
export const isWayIn = (path: string): boolean => wayIn.some((each) => path.startsWith(each));
