/** For tests: what a component is given, to be changed while it is laid. */

export class Given<Props extends object> {
  private all = $state.raw<Props>() as Props;

  constructor(props: Props) {
    this.all = props;
  }

  /** Each name is read anew. */
  get live(): Props {
    const names = Object.keys(this.all) as (keyof Props)[];
    const read = names.map((name) => [name, { enumerable: true, get: () => this.all[name] }] as const);
    return Object.defineProperties({} as Props, Object.fromEntries(read));
  }

  set(change: Partial<Props>): void {
    this.all = { ...this.all, ...change };
  }
}
