"""Cards on paper: drawn as shapes, written as SVG or PDF."""
