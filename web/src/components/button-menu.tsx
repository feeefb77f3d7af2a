import { Disclosure, type DisclosureProps } from './disclosure.tsx';
import './button-menu.css';

/** Shows a panel below a button that looks like the buttons beside it. */
export function ButtonMenu(props: Omit<DisclosureProps, 'className'>) {
  return <Disclosure className="button-menu" {...props} />;
}
