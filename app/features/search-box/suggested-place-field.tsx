import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { BoxParts } from './use-box.browser';

/** Loaded on first use; on failure the field stays a plain input. */
const PlaceSuggestions = lazy(() =>
  import('./place-suggestions.browser').then(
    ({ PlaceSuggestions }) => ({ default: PlaceSuggestions }),
    () => ({ default: () => null }),
  ),
);

interface SuggestedPlaceFieldProps {
  id: string;
  className: string;
  children: ReactNode;
}

/** Place field; suggestions need scripts. */
export function SuggestedPlaceField({ id, className, children }: SuggestedPlaceFieldProps) {
  const container = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<BoxParts>();
  const use = useCallback(() => {
    const form = container.current;
    const panel = form?.querySelector<HTMLElement>('.sugestoes');
    const input = form?.querySelector('input');
    const button = form?.querySelector('button') ?? null;
    if (form && panel && input) setBox((known) => known ?? { form, panel, input, button, id });
  }, [id]);
  useEffect(() => {
    if (container.current?.contains(document.activeElement)) use();
  }, [use]);
  return (
    <div className={className} ref={container} onFocus={use}>
      {children}
      <div className="sugestoes" hidden>
        {box && (
          <Suspense fallback={null}>
            <PlaceSuggestions box={box} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
