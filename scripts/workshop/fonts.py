"""
Makes app/fonts/*.woff2: the house's two faces with the letters of pt-BR texts, the weights and the features that the
styles use. A third of what a first visit loads is letters, so everything else is left out; kerning is the same at all
weights. Run again when a face, a weight or a feature is wanted that is not there (Debian: python3-fonttools and
python3-brotli for pip's):
    pip install fonttools brotli && python scripts/workshop/fonts.py
scripts/workshop/fonts.test.ts holds what it makes against a font sanitiser.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont, solver

root = Path(__file__).resolve().parents[2]
# Latin-1 and the punctuation of pt-BR texts.
texts = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC, 0x2212]
features = ["kern", "lnum", "tnum", "ccmp", "locl"]
weights = {"ysabeau": (200, 600), "instrument-sans": (400, 600)}


solve = solver.rebaseTent


def within_range(tent, limit):
    """
    fontTools leaves tents that reach beyond an axis that was cut (its issue 3025), and browsers that sanitise fonts throw
    the whole of the variations away then. Between -1 and 1 these are the same sums of tents, chopped at the ends.
    """
    return [each for scalar, solved in solve(tent, limit) for each in chopped(scalar, solved)]


def chopped(scalar, tent):
    if tent is None or (tent[0] >= -1 and tent[2] <= 1):
        return [(scalar, tent)]
    if tent[2] > 1:
        return [(each, mirrored(other)) for each, other in chopped(scalar, mirrored(tent))]
    lower, peak, upper = tent
    if peak <= -1:
        reached = (upper + 1) / (upper - peak) if upper > peak else 1
        return [(scalar * reached, (-1, -1, upper))] if upper > -1 else []
    rest = (-1 - lower) / (peak - lower)
    return [(scalar, (-1, peak, upper)), (scalar * rest, (-1, -1, peak))]


def mirrored(tent):
    return tuple(-each for each in reversed(tent))


solver.rebaseTent = within_range


def without_variation(value):
    for name in ("XPlaDevice", "YPlaDevice", "XAdvDevice", "YAdvDevice"):
        if value is not None and hasattr(value, name):
            delattr(value, name)


def keep_kerning_still(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in (getattr(each, "ExtSubTable", each) for each in lookup.SubTable):
            table.ValueFormat1 &= 0xF
            table.ValueFormat2 &= 0xF
            pairs = (
                [pair for each in table.PairSet for pair in each.PairValueRecord]
                if table.Format == 1
                else [pair for each in table.Class1Record for pair in each.Class2Record]
            )
            for pair in pairs:
                without_variation(pair.Value1)
                without_variation(pair.Value2)
    font["GDEF"].table.VarStore = None
    font["GDEF"].table.Version = 0x00010000


for name, range_of_weights in weights.items():
    source = root / f"node_modules/@fontsource-variable/{name}/files/{name}-latin-wght-normal.woff2"
    font = TTFont(source)
    options = Options(layout_features=features, hinting=False, name_IDs=[0, 1, 2, 13, 14])
    options.drop_tables += ["meta", "DSIG"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=texts)
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": range_of_weights})
    keep_kerning_still(font)
    font.flavor = "woff2"
    target = root / f"app/fonts/{name}.woff2"
    font.save(target)
    print(target.relative_to(root), target.stat().st_size)
