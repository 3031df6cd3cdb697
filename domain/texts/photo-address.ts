import { webAddress } from './safe-address';

/** 'house:…', 'casa:…': a photo that the brokerage has stored. */
export const photoAddress = (url: string): string | null =>
  /^(?:house|casa):[\w./-]{1,100}$/.test(url) ? url : webAddress(url);
