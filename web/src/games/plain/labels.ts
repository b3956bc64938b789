/** What actions and their fields are called. */

import { human, type Teller } from "../telling";

export function actionLabel(teller: Teller, action: string): string {
  return teller.label(action, `action.${action}`) ?? human(action);
}

export function fieldLabel(teller: Teller, action: string, name: string): string {
  return teller.label(name, `field.${action}.${name}`, `field.${name}`) ?? human(name);
}
