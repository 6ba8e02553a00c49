import type { MealServed } from '@tableside/core';

/** What the seed knows of one cuisine: how its places are called, when they serve, what they cost. */
export interface CuisineSeed {
  readonly name: string;
  /** How many of a hundred places serve it first. */
  readonly share: number;
  /** Invented family or house names. */
  readonly houses: readonly string[];
  /** What such a place calls itself after its name. */
  readonly kinds: readonly string[];
  /** Words of its kitchen, for names and descriptions. */
  readonly dishes: readonly string[];
  readonly meals: readonly MealServed[];
  /** Weights of the four price levels. */
  readonly prices: readonly [number, number, number, number];
  /** Cuisines that go with it. */
  readonly with: readonly string[];
}

const dayAndNight = ['lunch', 'dinner'] as const;

export const cuisines: readonly CuisineSeed[] = [
  { name: 'American', share: 11, houses: ['Hollis', 'Marlowe', 'Tuckett', 'Ames & Orchard', 'Wexley', 'Branford'], kinds: ['Kitchen', 'Table', 'Tavern', 'Supper Club', 'House'], dishes: ['roast chicken', 'corn bread', 'short ribs', 'garden salads', 'skillet pies'], meals: ['brunch', 'lunch', 'dinner'], prices: [2, 5, 3, 1], with: ['Bar & Grill', 'Burgers'] },
  { name: 'Bakery & Café', share: 7, houses: ['Pennyloaf', 'Sugarfold', 'Millrise', 'Crumb & Kettle', 'Oatfield', 'Larkbread'], kinds: ['Bakery', 'Café', 'Bakehouse', 'Coffee Room', 'Patisserie'], dishes: ['sourdough', 'morning buns', 'quiche', 'almond cakes', 'pour-over coffee'], meals: ['breakfast', 'brunch', 'lunch'], prices: [6, 4, 0, 0], with: ['Vegetarian', 'French'] },
  { name: 'Bar & Grill', share: 8, houses: ['Copperjack', 'Ridley', 'Stillwater Row', 'Dunmore & Pike', 'Low Lantern', 'Cask Nine'], kinds: ['Bar & Grill', 'Taproom', 'Grill', 'Public House', 'Alehouse'], dishes: ['charred wings', 'flat-iron steak', 'house pickles', 'loaded fries', 'draft cider'], meals: ['lunch', 'dinner', 'lateNight'], prices: [3, 6, 2, 0], with: ['American', 'Burgers'] },
  { name: 'Barbecue', share: 5, houses: ['Smokehollow', 'Pitkin', 'Ember & Oakes', 'Hickory Lane', 'Burnt Acre', 'Lowcountry Lou'], kinds: ['Barbecue', 'Smokehouse', 'Pit', 'Q Shack'], dishes: ['brisket', 'pulled pork', 'burnt ends', 'slaw', 'smoked sausage'], meals: dayAndNight, prices: [4, 6, 1, 0], with: ['American', 'Bar & Grill'] },
  { name: 'Burgers', share: 6, houses: ['Patty Fortune', 'Griddle & Grain', 'Stackwell', 'Buckle', 'Double Dory', 'Sesame Jack'], kinds: ['Burgers', 'Burger Bar', 'Grill', 'Stand'], dishes: ['smashed patties', 'thick shakes', 'onion rings', 'crinkle fries'], meals: ['lunch', 'dinner', 'lateNight'], prices: [6, 5, 1, 0], with: ['American', 'Bar & Grill'] },
  { name: 'Chinese', share: 6, houses: ['Jade Sparrow', 'Lantern & Plum', 'Nine Clouds', 'Red Pagoda Lane', 'Silk Ladle', 'Double Willow'], kinds: ['Dumpling House', 'Noodle Room', 'Kitchen', 'Tea House', 'Garden'], dishes: ['soup dumplings', 'hand-pulled noodles', 'crisp duck', 'mapo tofu'], meals: dayAndNight, prices: [5, 6, 2, 0], with: ['Vegetarian', 'Seafood'] },
  { name: 'French', share: 4, houses: ['Chez Aurelle', 'Maison Verlaine', 'La Petite Brume', 'Bonnefoy', 'Le Quai Perdu', 'Chardin & Fils'], kinds: ['Bistro', 'Brasserie', 'Table', 'Cave'], dishes: ['steak frites', 'onion soup', 'duck confit', 'tarte fine'], meals: ['brunch', 'lunch', 'dinner'], prices: [0, 3, 6, 3], with: ['Seafood', 'Bakery & Café'] },
  { name: 'Indian', share: 5, houses: ['Saffron Quarter', 'Tamarind Row', 'Maharani Lane', 'Clove & Ember', 'Monsoon Table', 'Kesar'], kinds: ['Kitchen', 'Tandoor', 'Dining Room', 'Spice House'], dishes: ['butter chicken', 'dosas', 'charred paneer', 'lamb vindaloo'], meals: dayAndNight, prices: [3, 6, 2, 1], with: ['Vegetarian'] },
  { name: 'Italian', share: 9, houses: ['Bellavanti', 'Casa Morandina', 'Trevigno', 'Nonna Fiorenza', 'Olmo & Vite', 'Castorelli', 'Due Rondini'], kinds: ['Trattoria', 'Osteria', 'Ristorante', 'Cucina', 'Pasta Bar'], dishes: ['hand-cut tagliatelle', 'braised veal', 'burrata', 'wild mushroom risotto'], meals: dayAndNight, prices: [1, 5, 5, 2], with: ['Pizza', 'Mediterranean'] },
  { name: 'Japanese', share: 6, houses: ['Kumo', 'Haru & Stone', 'Tsubame', 'Nami Lane', 'Koto', 'Shiro Crane'], kinds: ['Sushi', 'Izakaya', 'Ramen Bar', 'Kitchen'], dishes: ['nigiri', 'tonkotsu ramen', 'yakitori', 'miso cod'], meals: ['lunch', 'dinner', 'lateNight'], prices: [2, 5, 4, 3], with: ['Seafood'] },
  { name: 'Korean', share: 3, houses: ['Seoul Magpie', 'Dalbit', 'Haneul', 'Persimmon Gate', 'Onggi'], kinds: ['Barbecue', 'Kitchen', 'Table', 'Grill House'], dishes: ['table-grilled short rib', 'kimchi stew', 'bibimbap', 'crisp chicken'], meals: ['lunch', 'dinner', 'lateNight'], prices: [2, 6, 3, 0], with: ['Barbecue'] },
  { name: 'Mediterranean', share: 5, houses: ['Olive & Tide', 'Zaytouna Lane', 'Thalassa', 'Cedar Court', 'Blue Meze', 'Anise'], kinds: ['Kitchen', 'Grill', 'Taverna', 'Meze Bar'], dishes: ['grilled octopus', 'mezze', 'lamb skewers', 'warm pita'], meals: dayAndNight, prices: [3, 6, 3, 1], with: ['Seafood', 'Vegetarian'] },
  { name: 'Mexican', share: 8, houses: ['Casa Jacaranda', 'La Luna Verde', 'Tres Palomas', 'El Gallo Azul', 'Agave Norte', 'Doña Mirasol'], kinds: ['Cocina', 'Taqueria', 'Cantina', 'Comedor'], dishes: ['al pastor', 'mole negro', 'ceviche tostadas', 'blue-corn quesadillas'], meals: ['breakfast', 'lunch', 'dinner'], prices: [6, 6, 1, 0], with: ['Seafood', 'Bar & Grill'] },
  { name: 'Pizza', share: 6, houses: ['Forno Allegro', 'Crust & Cinder', 'Vesuvia Street', 'Pie Parlour', 'Bubble & Char', 'Basil Row'], kinds: ['Pizzeria', 'Pizza', 'Slice Shop', 'Pizza Kitchen'], dishes: ['wood-fired pies', 'square slices', 'garlic knots', 'baked ziti'], meals: ['lunch', 'dinner', 'lateNight'], prices: [6, 5, 1, 0], with: ['Italian'] },
  { name: 'Seafood', share: 5, houses: ['Anchor & Fennel', 'Saltbox Pier', 'Tidewater Finn', 'The Brass Cod', 'Harbor Wren', 'Oysterman Lowe'], kinds: ['Fish House', 'Oyster Bar', 'Seafood', 'Raw Bar'], dishes: ['oysters', 'lobster rolls', 'whole grilled fish', 'clam chowder'], meals: dayAndNight, prices: [1, 4, 5, 3], with: ['American', 'Mediterranean'] },
  { name: 'Spanish', share: 3, houses: ['La Mancha Azul', 'Taberna Rioja Nueve', 'Azahar', 'El Pimentón', 'Cala Blanca'], kinds: ['Tapas Bar', 'Taberna', 'Bodega', 'Paella House'], dishes: ['patatas bravas', 'paella', 'jamón', 'charred peppers'], meals: ['dinner', 'lateNight'], prices: [0, 4, 5, 1], with: ['Seafood', 'Mediterranean'] },
  { name: 'Steakhouse', share: 4, houses: ['Gideon & Oak', 'Larkspur Prime', 'Thornbury', 'Blackwood', 'Cattleman Rourke', 'Ninth Iron'], kinds: ['Steakhouse', 'Chophouse', 'Steak & Cellar', 'Prime'], dishes: ['dry-aged ribeye', 'creamed spinach', 'wedge salad', 'twice-baked potatoes'], meals: ['dinner'], prices: [0, 1, 5, 6], with: ['American', 'Seafood'] },
  { name: 'Thai', share: 5, houses: ['Lemongrass & Lark', 'Baan Orchid', 'Mango Tree Alley', 'Siam Sparrow', 'Golden Basilica', 'Chili Moon'], kinds: ['Thai Kitchen', 'Noodle Bar', 'Thai', 'Street Food'], dishes: ['green curry', 'papaya salad', 'drunken noodles', 'mango sticky rice'], meals: dayAndNight, prices: [4, 7, 1, 0], with: ['Vegetarian', 'Seafood'] },
  { name: 'Vegetarian', share: 3, houses: ['Green Almanac', 'Root & Ribbon', 'The Good Radish', 'Sprout Assembly', 'Fernwell'], kinds: ['Kitchen', 'Garden', 'Plant Table', 'Café'], dishes: ['grain bowls', 'roasted roots', 'cashew ricotta', 'beet burgers'], meals: ['breakfast', 'brunch', 'lunch', 'dinner'], prices: [3, 6, 2, 0], with: ['Mediterranean', 'Bakery & Café'] },
  { name: 'Vietnamese', share: 4, houses: ['Lotus Pier', 'Saigon Heron', 'Hai Vân', 'Banyan & Broth', 'Mint Alley'], kinds: ['Pho House', 'Banh Mi', 'Kitchen', 'Noodle Shop'], dishes: ['beef pho', 'crisp banh mi', 'vermicelli bowls', 'shaking beef'], meals: ['breakfast', 'lunch', 'dinner'], prices: [6, 5, 1, 0], with: ['Seafood', 'Vegetarian'] },
];
