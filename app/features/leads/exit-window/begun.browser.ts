/** Whatever stands over the page, or is opened from it. */
const windows = 'dialog[open], .cortina, [popover]:popover-open, [role="listbox"]';
/** The notice that asks about cookies lies where a phone's sheet would. */
const notice = 'body > .biscoito';

/** Whether something is open over the page. */
export const isWindowOpen = (): boolean => document.querySelector(windows) !== null;

/** Whether nothing else asks for the visitor's attention: no window, no form that was begun, no other tab. */
export const isHandFree = (isPhone: boolean): boolean =>
  document.visibilityState === 'visible' &&
  !isWindowOpen() &&
  !(isPhone && document.querySelector(notice)) &&
  ![...document.forms].some(isBegun) &&
  !(document.activeElement instanceof HTMLElement && isTextField(document.activeElement));

/** Whether something was typed or chosen in a form, and not sent. */
export const isBegun = (form: HTMLFormElement): boolean => [...form.elements].some(isChanged);

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const usual = [...control.options].some((option) => option.defaultSelected);
    return usual
      ? [...control.options].some((option) => option.selected !== option.defaultSelected)
      : control.selectedIndex > 0;
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false;
  return control.type === 'checkbox' || control.type === 'radio'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

const isTextField = (element: HTMLElement) =>
  element.matches('input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select');
