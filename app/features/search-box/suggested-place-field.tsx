import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { BoxParts } from './use-box.browser';

/** Loaded once the field is used; where it cannot be had the field stays what it is. */
const PlaceSuggestions = lazy(() =>
  import('./place-suggestions.browser').then(
    ({ PlaceSuggestions }) => ({ default: PlaceSuggestions }),
    () => ({ default: () => null }),
  ),
);

interface SuggestedPlaceFieldProps {
  /** A name for the ids of its parts. */
  id: string;
  className: string;
  /** A field of one line and, after it, the button that sends it, if it has one of its own. */
  children: ReactNode;
}

/** A form's field for one of the site's places: without scripts its text is sent, with them it suggests places. */
export function SuggestedPlaceField({ id, className, children }: SuggestedPlaceFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<BoxParts>();
  const use = useCallback(() => {
    const form = frame.current;
    const panel = form?.querySelector<HTMLElement>('.sugestoes');
    const input = form?.querySelector('input');
    const button = form?.querySelector('button') ?? null;
    if (form && panel && input) setBox((known) => known ?? { form, panel, input, button, id });
  }, [id]);
  // It may have been in use before the scripts ran.
  useEffect(() => {
    if (frame.current?.contains(document.activeElement)) use();
  }, [use]);
  return (
    <div className={className} ref={frame} onFocus={use}>
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
