"""
Makes server/share-images/letters.json: the outlines of the house's letters, so that share images can be drawn on a
machine that has no fonts (sharp reads neither woff2 nor, there, any text). Run again when a face or the set changes:
    pip install fonttools brotli && python scripts/workshop/share-letters.py
An em is 1000. Each letter is [advance, path, {kerning: the letters that it is set so before}].
"""

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

root = Path(__file__).resolve().parents[2]
# Latin-1's printable characters and the punctuation of pt-BR texts.
texts = [*range(0x20, 0x7F), *range(0xA0, 0xAD), *range(0xAE, 0x100), 0x152, 0x153, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC]
faces = {
    "title": ("ysabeau", 300, texts),
    "price": ("ysabeau", 350, texts),
    "text": ("instrument-sans", 400, texts),
    "strong": ("instrument-sans", 500, texts),
}
# Less than this, in thousandths of an em, nobody sees at these sizes.
least_kerning = 12
raised = 0.6


def number(value):
    return str(round(value))


def kerning_of(font, names):
    """GPOS pair adjustments of the 'kern' feature between the given glyphs; the first lookup that has a pair decides."""
    gpos = font["GPOS"].table
    indices = {i for record in gpos.FeatureList.FeatureRecord if record.FeatureTag == "kern" for i in record.Feature.LookupListIndex}
    pairs = {}
    for index in sorted(indices):
        lookup = {}
        for subtable in gpos.LookupList.Lookup[index].SubTable:
            pos = subtable.ExtSubTable if subtable.LookupType == 9 else subtable
            if pos.LookupType != 2:
                continue
            for first_index, first in enumerate(pos.Coverage.glyphs):
                if first not in names:
                    continue
                if pos.Format == 1:
                    for record in pos.PairSet[first_index].PairValueRecord:
                        if record.SecondGlyph in names:
                            lookup.setdefault((first, record.SecondGlyph), record.Value1.XAdvance if record.Value1 else 0)
                else:
                    row = pos.Class1Record[pos.ClassDef1.classDefs.get(first, 0)]
                    for second in names:
                        value = row.Class2Record[pos.ClassDef2.classDefs.get(second, 0)].Value1
                        lookup.setdefault((first, second), getattr(value, "XAdvance", 0) if value else 0)
        for pair, value in lookup.items():
            pairs[pair] = pairs.get(pair, 0) + value
    return pairs


def lining(font):
    """Ysabeau's figures are old-style unless asked otherwise (brief §4)."""
    gsub = font["GSUB"].table
    swaps = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                for subtable in gsub.LookupList.Lookup[index].SubTable:
                    swaps.update((getattr(subtable, "ExtSubTable", subtable)).mapping)
    return swaps


def face(name, weight, wanted):
    path = root / f"node_modules/@fontsource-variable/{name}/files/{name}-latin-wght-normal.woff2"
    font = instantiateVariableFont(TTFont(path), {"wght": weight})
    scale = 1000 / font["head"].unitsPerEm
    swaps, glyphs, cmap = lining(font), font.getGlyphSet(), font.getBestCmap()
    names = {swaps.get(cmap[code], cmap[code]): chr(code) for code in wanted if code in cmap}
    kerning = kerning_of(font, names)
    letters = {}
    for glyph, letter in names.items():
        pen = SVGPathPen(glyphs, number)
        glyphs[glyph].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        near = {}
        for (first, second), value in kerning.items():
            if first == glyph and abs(value * scale) >= least_kerning:
                key = round(value * scale)
                near[key] = near.get(key, "") + names[second]
        letters[letter] = [round(glyphs[glyph].width * scale), pen.getCommands(), *([near] if near else [])]
    if wanted is texts and "²" not in letters:
        letters["²"] = [round(letters["2"][0] * raised), raised_path(glyphs, names, scale)]
    return letters


def raised_path(glyphs, names, scale):
    """A small high 2, for square metres: the face has none in its latin file."""
    two = next(glyph for glyph, letter in names.items() if letter == "2")
    pen = SVGPathPen(glyphs, number)
    glyphs[two].draw(TransformPen(pen, (scale * raised, 0, 0, -scale * raised, 0, -290)))
    return pen.getCommands()


output = root / "server/share-images/letters.json"
output.write_text(json.dumps({key: face(*value) for key, value in faces.items()}, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
print(output, output.stat().st_size)
