/** How drawings hang on a television so that each is as large as can be: in one row, or in two. */

/** What a game has there, in its rem: a television is always as many of them wide and high. */
const [WIDTH, HEIGHT] = [49, 17];
/** Around a paper. */
const EDGE = 0.8;

export interface Shape {
  readonly columns: number;
  readonly rows: number;
}

/** For so many papers; in one row their captions are under them, in more they are beside them. */
export function shapeOf(many: number): Shape {
  const shapes = [1, 2].map((rows) => ({ rows, columns: Math.max(Math.ceil(many / rows), 1) }));
  return shapes.reduce((one, other) => (sideOf(other) > sideOf(one) ? other : one));
}

const sideOf = ({ columns, rows }: Shape): number => Math.min(WIDTH / columns - EDGE, HEIGHT / rows - EDGE);
