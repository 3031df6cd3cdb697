"""
Makes app/fonts/*.woff2: the house's two faces with the letters of pt-BR texts, the weights and the features that the
styles use. A third of what a first visit loads is letters, so everything else is left out; kerning is the same at all
weights. Run again when a face, a weight or a feature is wanted that is not there:
    pip install fonttools brotli && python scripts/workshop/fonts.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

root = Path(__file__).resolve().parents[2]
# Latin-1 and the punctuation of pt-BR texts.
texts = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC, 0x2212]
features = ["kern", "lnum", "tnum", "ccmp", "locl"]
weights = {"ysabeau": (200, 600), "instrument-sans": (400, 600)}


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
