import * as z from 'zod';

const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'write a colour as #rrggbb in lower case')
  .meta({ id: 'HexColor', description: 'An opaque colour as #rrggbb, lower case.' });
const color = (description: string) => hexColor.describe(description);

/**
 * Colors by role. `contrastPairs` defines which foreground is used on which
 * background, and with what contrast.
 */
export const colorsSchema = z
  .strictObject({
    surface: color('The page itself.'),
    surfaceRaised: color('Cards, fields, dialogs and whatever lies on the page.'),
    surfaceSunken: color('Bands and skeletons, a shade into the page.'),
    surfaceBrand: color('Large areas in the colour of the brand: banners, the footer.'),
    surfaceHeader: color('The navigation bar.'),
    text: color('Body text and titles.'),
    textMuted: color('Secondary text.'),
    textOnBrand: color('Text on surfaceBrand.'),
    textOnHeader: color('Text and icons on surfaceHeader.'),
    border: color('Lines that only divide.'),
    borderStrong: color('The edge of a field or control.'),
    focus: color('The focus ring on page surfaces.'),
    focusOnBrand: color('The focus ring on surfaceBrand.'),
    focusOnHeader: color('The focus ring on surfaceHeader.'),
    action: color('The fill of a primary button.'),
    actionHover: color('The fill of a primary button under the pointer.'),
    actionText: color('The words on a primary button.'),
    link: color('Links and secondary buttons on page surfaces.'),
    accent: color('The second colour of the brand: rules, illustrations, the earn chip.'),
    accentText: color('Words on accent.'),
    accentSoft: color('A quiet tint of accent for chips and highlights.'),
    textOnAccentSoft: color('Words on accentSoft.'),
    success: color('What went well, as text and line.'),
    warning: color('What needs care, as text and line.'),
    danger: color('What failed, as text and line.'),
    rating: color('Filled stars.'),
    mapPin: color('A pin on the map.'),
    mapPinText: color('The sign on a pin.'),
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
        title: fontName.default('Nunito Sans').describe('Titles and the buttons of the brand.'),
        body: fontName.default('Nunito Sans').describe('Everything else.'),
        titleWeight: z
          .union([z.literal(400), z.literal(600), z.literal(800)])
          .default(800)
          .describe('The weight of titles.'),
        plainRegisteredMark: z
          .boolean()
          .default(false)
          .describe(
            'The font draws the registered mark small and raised already, so it needs no superscript.',
          ),
      })
      .prefault({})
      .meta({ id: 'BrandFont' }),
    radius: z.number().int().min(0).max(24).default(8).describe('Corner of cards and fields, in pixels.'),
    density: z
      .enum(['compact', 'comfortable', 'spacious'])
      .default('comfortable')
      .describe('The spacing scale.'),
    buttonShape: z
      .enum(['corners', 'square', 'pill'])
      .default('corners')
      .describe('The corners of buttons: those of cards and fields, none, or round ends.'),
    heroLayout: z
      .enum(['split', 'cover', 'band'])
      .default('split')
      .describe(
        'The head of the home page: words beside the picture, on a panel over it, or centered above a band of it.',
      ),
    cardLayout: z
      .enum(['stacked', 'framed', 'open'])
      .default('stacked')
      .describe(
        'The card of a restaurant: the picture reaches its edges, lies inside a margin, or stands without a card.',
      ),
    picture: z
      .strictObject({
        shape: z
          .enum(['box', 'round', 'leaf'])
          .default('box')
          .describe('The corners of pictures: those of cards, rounder ones, or two opposite round ones.'),
        tone: z
          .enum(['natural', 'warm', 'soft'])
          .default('natural')
          .describe('The color of pictures: as they are, warmer, or paler.'),
      })
      .prefault({})
      .meta({ id: 'BrandPicture' }),
    headerStyle: z
      .enum(['plain', 'rule', 'solid'])
      .default('plain')
      .describe('The foot of the navigation bar: a hairline, a rule in accent, or nothing.'),
    titleCasing: z
      .enum(['none', 'upper', 'title', 'lower', 'sentence'])
      .default('none')
      .describe('How titles are cased.'),
    buttonCasing: z
      .enum(['none', 'upper', 'title', 'lower', 'sentence'])
      .default('none')
      .describe('How the words on buttons are cased.'),
  })
  .meta({ id: 'Brand' });

type ColorName = keyof z.infer<typeof colorsSchema>;

/**
 * A foreground, its background and the minimum contrast (WCAG 2.2: 4.5 for text, 3
 * for controls and graphics).
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
