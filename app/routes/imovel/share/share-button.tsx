import { Icon } from '~/components/ui/icon';

export const shareWindowId = 'compartilhar';

export const ShareIcon = () => <Icon name="share" small />;

/** Opens the share window. */
export function ShareButton() {
  return (
    <button type="button" popovertarget={shareWindowId}>
      <ShareIcon />
      <span>Compartilhar</span>
    </button>
  );
}
