import { Icon } from '~/components/ui/icon';

export const shareDialogId = 'compartilhar';

export const ShareIcon = () => <Icon name="share" small />;

export function ShareButton() {
  return (
    <button type="button" popovertarget={shareDialogId}>
      <ShareIcon />
      <span>Compartilhar</span>
    </button>
  );
}
