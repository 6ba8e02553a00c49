import * as z from 'zod';

const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'must be a color as lowercase #rrggbb')
  .meta({ id: 'HexColor', description: 'An opaque color as lowercase #rrggbb.' });
const color = (description: string) => hexColor.describe(description);

/**
 * Colors by role. `contrastPairs` lists which foreground is used on which background, and with what contrast.
 */
export const colorsSchema = z
  .strictObject({
    surface: color('Page background.'),
    surfaceRaised: color('Cards, fields, dialogs and other surfaces on the page.'),
    surfaceSunken: color('Bands and skeletons, slightly darker than the page.'),
    surfaceBrand: color('Large areas in the brand color: banners, the footer.'),
    surfaceHeader: color('The navigation bar.'),
    text: color('Body text and titles.'),
    textMuted: color('Secondary text.'),
    textOnBrand: color('Text on surfaceBrand.'),
    textOnHeader: color('Text and icons on surfaceHeader.'),
    border: color('Dividers.'),
    borderStrong: color('Border of a field or control.'),
    focus: color('The focus ring on page surfaces.'),
    focusOnBrand: color('The focus ring on surfaceBrand.'),
    focusOnHeader: color('The focus ring on surfaceHeader.'),
    action: color('The fill of a primary button.'),
    actionHover: color('The fill of a hovered primary button.'),
    actionText: color('Label of a primary button.'),
    link: color('Links and secondary buttons on page surfaces.'),
    accent: color('The secondary brand color: rules, illustrations, the earn chip.'),
    accentText: color('Text on accent.'),
    accentSoft: color('A subtle tint of accent for chips and highlights.'),
    textOnAccentSoft: color('Text on accentSoft.'),
    success: color('Success text and borders.'),
    warning: color('Warning text and borders.'),
    danger: color('Error text and borders.'),
    rating: color('Filled stars.'),
    mapPin: color('Map pin.'),
    mapPinText: color('Icon on a map pin.'),
  })
  .meta({ id: 'Colors' });

export const fontNames = [
  'Nunito Sans',
  'DM Sans',
  'Source Serif 4',
  'Outfit',
  'Public Sans',
  'Manrope',
] as const;
const fontName = z.enum(fontNames);

export const brandSchema = z
  .strictObject({
    colors: colorsSchema,
    font: z
      .strictObject({
        title: fontName.default('Nunito Sans').describe('Font of titles and brand buttons.'),
        body: fontName.default('Nunito Sans').describe('Font of all other text.'),
        titleWeight: z
          .union([z.literal(400), z.literal(600), z.literal(800)])
          .default(800)
          .describe('Font weight of titles.'),
        plainRegisteredMark: z
          .boolean()
          .default(false)
          .describe('The font already draws the registered mark as a superscript.'),
      })
      .prefault({})
      .meta({ id: 'BrandFont' }),
    radius: z
      .number()
      .int()
      .min(0)
      .max(24)
      .default(8)
      .describe('Corner radius of cards and fields, in pixels.'),
    density: z
      .enum(['compact', 'comfortable', 'spacious'])
      .default('comfortable')
      .describe('The spacing scale.'),
    buttonShape: z
      .enum(['corners', 'square', 'pill'])
      .default('corners')
      .describe('Corners of buttons: like cards and fields, square, or fully rounded.'),
    heroLayout: z
      .enum(['split', 'mirrored', 'inset', 'cover', 'band'])
      .default('split')
      .describe(
        'Hero of the home page: text before the image, after it, before an inset one on the page’s surface, on a panel over it, or centered above a band of it.',
      ),
    cardLayout: z
      .enum(['stacked', 'framed', 'open'])
      .default('stacked')
      .describe('Restaurant card: full-bleed image, inset image, or image without a card.'),
    picture: z
      .strictObject({
        shape: z
          .enum(['box', 'round', 'leaf'])
          .default('box')
          .describe('Corners of images: like cards, rounder, or two opposite corners rounded.'),
        tone: z
          .enum(['natural', 'warm', 'soft'])
          .default('natural')
          .describe('Color treatment of images: none, warmer, or paler.'),
      })
      .prefault({})
      .meta({ id: 'BrandPicture' }),
    homeStart: z
      .enum(['steps', 'restaurants'])
      .default('steps')
      .describe('What a home page that explains the program shows first below its hero.'),
    headerLayout: z
      .enum(['start', 'center'])
      .default('start')
      .describe('Position of the logo in the navigation bar of wide windows.'),
    headerStyle: z
      .enum(['plain', 'rule', 'solid'])
      .default('plain')
      .describe('Bottom border of the navigation bar: a hairline, a rule in accent, or none.'),
    titleCasing: z
      .enum(['none', 'upper', 'title', 'lower', 'sentence'])
      .default('none')
      .describe('Letter case of titles; of `upper`, only those of at most 24 characters are in capitals.'),
    buttonCasing: z
      .enum(['none', 'upper', 'title', 'lower', 'sentence'])
      .default('none')
      .describe('Letter case of button labels.'),
  })
  .meta({ id: 'Brand' });

type ColorName = keyof z.infer<typeof colorsSchema>;

/**
 * A foreground, its background, and the minimum contrast between them (WCAG 2.2: 4.5 for text, 3 for controls
 * and graphics).
 */
export interface ContrastPair {
  readonly foreground: ColorName;
  readonly background: ColorName;
  readonly atLeast: 3 | 4.5;
}

const pair = (foreground: ColorName, background: ColorName, atLeast: 3 | 4.5): ContrastPair => ({
  foreground,
  background,
  atLeast,
});
const pageSurfaces = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;

export const contrastPairs: readonly ContrastPair[] = [
  ...pageSurfaces.flatMap((background) => [
    pair('text', background, 4.5),
    pair('textMuted', background, 4.5),
    pair('link', background, 4.5),
    pair('focus', background, 3),
    pair('borderStrong', background, 3),
    pair('success', background, 4.5),
    pair('warning', background, 4.5),
    pair('danger', background, 4.5),
  ]),
  pair('rating', 'surfaceRaised', 3),
  pair('rating', 'surface', 3),
  pair('action', 'surface', 3),
  pair('action', 'surfaceRaised', 3),
  pair('actionText', 'action', 4.5),
  pair('actionText', 'actionHover', 4.5),
  pair('accentText', 'accent', 4.5),
  pair('textOnAccentSoft', 'accentSoft', 4.5),
  pair('textOnBrand', 'surfaceBrand', 4.5),
  pair('focusOnBrand', 'surfaceBrand', 3),
  pair('textOnHeader', 'surfaceHeader', 4.5),
  pair('focusOnHeader', 'surfaceHeader', 3),
  pair('mapPinText', 'mapPin', 4.5),
];
