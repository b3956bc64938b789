/** The tubes of the five pictures, from below to above. */

interface Glow {
  readonly tube: "r" | "y" | "g" | "b" | "k";
  readonly path: string;
}
export type Glows = readonly Glow[];

export const pictures = {
  line: [
    { tube: "k", path: "M-10 168H96Q112 168 112 152V96Q112 80 128 80H330" },
    { tube: "b", path: "M60 -10V44Q60 60 76 60H204Q220 60 220 76V210" },
    { tube: "g", path: "M-10 108H150Q166 108 166 124V210" },
    { tube: "r", path: "M270 -10V124Q270 140 254 140H-10" },
    { tube: "y", path: "M-10 34H128Q144 34 144 50V150Q144 166 160 166H330" },
  ],
  kidz: [
    { tube: "b", path: "M-10 176H60Q76 176 76 160V40Q76 24 92 24H228Q244 24 244 40V160Q244 176 260 176H330" },
    { tube: "g", path: "M128 62V84" },
    { tube: "g", path: "M192 62V84" },
    { tube: "y", path: "M112 110Q112 146 160 146T208 110" },
    { tube: "r", path: "M-10 60H30" },
    { tube: "r", path: "M290 60H330" },
  ],
  long: [
    { tube: "k", path: "M40 -10V210" },
    { tube: "b", path: "M280 -10V210" },
    {
      tube: "r",
      path: "M-10 30H236Q252 30 252 46V50Q252 66 236 66H84Q68 66 68 82V86Q68 102 84 102H236Q252 102 252 118V122Q252 138 236 138H84Q68 138 68 154V158Q68 174 84 174H330",
    },
  ],
  head: [
    {
      tube: "k",
      path: "M118 210V172Q76 150 76 100Q76 34 148 34Q222 34 222 104L236 136H220V156Q220 170 204 170H188V210",
    },
    { tube: "b", path: "M112 116V92Q112 76 128 76H140" },
    { tube: "y", path: "M150 76H168Q184 76 184 92V108" },
    { tube: "r", path: "M112 126V128Q112 140 128 140H172" },
    { tube: "g", path: "M-10 60H40M-10 140H40M270 60H330M270 140H330" },
  ],
  solo: [
    { tube: "k", path: "M-10 100H70" },
    { tube: "g", path: "M80 100H96Q112 100 112 84V52Q112 36 128 36H156" },
    { tube: "k", path: "M166 36H192Q208 36 208 52V84" },
    { tube: "g", path: "M208 94V148Q208 164 192 164H150" },
    { tube: "k", path: "M140 164H60" },
    { tube: "g", path: "M218 100H330" },
  ],
} satisfies Readonly<Record<string, Glows>>;
