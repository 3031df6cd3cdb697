import { useEffect, useState } from 'react';
import { showSnackbar } from '~/browser/snackbars';
import { SnackbarBox } from '../ui/snackbar';

/**
 * What an answer has to say, each in a snackbar (spec 1 §10). Where there are scripts they take their
 * places in the queue; without them they stand together, and can be closed.
 */
export function SignInMessages({ texts }: { texts: readonly string[] }) {
  const [isQueued, setQueued] = useState(false);
  useEffect(() => {
    for (const text of texts) showSnackbar({ tone: 'danger', text });
    setQueued(true);
  }, [texts]);
  if (isQueued || texts.length === 0) return null;
  return (
    <div className="avisos">
      <div role="alert">
        {texts.map((text) => (
          <SnackbarBox message={{ tone: 'danger', text }} key={text} />
        ))}
      </div>
    </div>
  );
}
