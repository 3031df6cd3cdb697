import { useContext } from 'react';
import { UNSAFE_DataRouterStateContext } from 'react-router-dom';
import { earlyAttribute } from './early-element';

interface EarlyScriptProps {
  src: string;
  /** Tag Manager container that the visitor allows. */
  container?: string;
}

/** Names the script that runs after load, before hydration (early.browser.ts), and what it needs of the page. */
export function EarlyScript({ src, container }: EarlyScriptProps) {
  const matches = useContext(UNSAFE_DataRouterStateContext)?.matches ?? [];
  const pattern = matches.map(({ route }) => route.path ?? '').join('/');
  return (
    <template
      {...{ [earlyAttribute]: src }}
      data-container={container}
      data-route={matches.at(-1)?.route.id}
      data-pattern={pattern}
    />
  );
}
