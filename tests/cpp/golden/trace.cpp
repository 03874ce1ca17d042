#include "golden/trace.hpp"

namespace stickman::golden {
namespace {

constexpr double kSlack = 1e-6;  // s, that the sum of many frames may be short of a second

// The highest bits as digits of six bits each.
std::string digits(const Sum& sum, int count) {
  std::string text;
  std::uint64_t bits = sum.spread();
  for (; count > 0; --count, bits <<= 6)
    text += "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"[bits >> 58];
  return text;
}

constexpr int kWhole = 8;  // one change in 3e14 is not seen

}  // namespace

void Trace::pass(double dt) {
  time_ += dt;
  if (time_ < 1.0 - kSlack) return;
  time_ -= 1.0;
  closeSecond();
}

// The sum of the state, the sum of the picture, a short one for each field, a short one for each shape.
void Trace::closeSecond() {
  Sum state;
  for (const Fields::Field& field : fields_.all()) feed(state, field.sum.spread());
  std::string line = digits(state, kWhole) + ' ' + digits(picture_.whole(), kWhole) + ' ';
  for (const Fields::Field& field : fields_.all()) line += digits(field.sum, kFieldDigits);
  line += ' ';
  for (const Picture::Shape& shape : picture_.shapes()) line += digits(shape.sum, kShapeDigits);
  traced_.scripts.back().seconds.push_back(std::move(line));
  fields_.clear();
  picture_.clear();
}

void Trace::closeLastSecond() {
  if (time_ > kSlack) closeSecond();
  time_ = 0.0;
}

void Trace::begin(const char* script) {
  closeLastSecond();
  traced_.scripts.push_back({script, {}});
}

Traced Trace::finish() {
  closeLastSecond();
  for (const Fields::Field& field : fields_.all()) traced_.fields.push_back(field.name);
  for (const Picture::Shape& shape : picture_.shapes()) traced_.shapes.push_back(shape.name);
  return traced_;
}

}  // namespace stickman::golden
