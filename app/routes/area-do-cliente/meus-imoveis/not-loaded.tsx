import { Icon } from '~/components/ui/icon';
import { documentAttribute } from '~/navigation/plain-link.browser';

interface NotLoadedProps {
  title: string;
  text: string;
  retry: string;
  /** Whether it is in a section with its own heading. */
  isPart?: boolean;
}

/** Error with a retry link (brief §17.5). */
export function NotLoaded({ title, text, retry, isPart }: NotLoadedProps) {
  return (
    <div className="naocarregou" role="alert">
      <Icon name="warning" />
      {isPart ? <p>{title}</p> : <h2 className="t3">{title}</h2>}
      <p className="suave">{text}</p>
      {/* The router must not prefetch: that would reload loaded parts of the section. */}
      <a className="bt bt--2 bt--c" href={retry} {...(isPart && { [documentAttribute]: '' })}>
        Tentar de novo
      </a>
    </div>
  );
}
